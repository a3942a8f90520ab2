import { testLateFaces, testTemplates } from './right-to-left.ts';

testTemplates('ur');
testLateFaces('ur');
