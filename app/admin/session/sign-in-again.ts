import { forgetUserInfo, rememberPlace } from './session.ts';

/** Shows the sign-in over the screen; true when somebody signed in. */
type Asker = () => Promise<boolean>;

let shell = Promise.withResolvers<Asker>();
let asking: Promise<boolean> | null = null;
let isStanding = false;

/** Whether the shell is on screen, which asks to sign in over it. */
export function asksItself(): boolean {
  return isStanding;
}

/** The shell answers here while it is on screen. Returns how to stop. */
export function answerWith(asker: Asker): () => void {
  shell.resolve(asker);
  isStanding = true;
  return () => {
    isStanding = false;
    shell = Promise.withResolvers();
  };
}

/**
 * The session ended in the middle of work (decision D18): forgets it and asks to sign in, once for all
 * calls that were refused together, also those that a screen made before its shell stood. Until then the
 * gate sends on to /login, which leads back here.
 */
export function signInAgain(): Promise<boolean> {
  forgetUserInfo();
  rememberPlace(location.pathname + location.search);
  asking ??= shell.promise
    .then((ask) => ask())
    .finally(() => {
      asking = null;
    });
  return asking;
}
