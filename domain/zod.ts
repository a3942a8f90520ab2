import { z } from 'zod';

// The content policy forbids compiling text into code; zod would try and log an error. Import `z`
// from here, so that this runs first.
z.config({ jitless: typeof document !== 'undefined' });

export { z };
