import { type HashCost, setHashCost } from '../server/accounts/sign-in/password.ts';

/** At the cost of production some thousand sign-ins would take a minute of each core. */
export const cheapCost: HashCost = { memory: 32, passes: 1 };

setHashCost(cheapCost);
