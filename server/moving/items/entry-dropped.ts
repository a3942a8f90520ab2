import { ChangeRefused } from '../../../db/content/change-refused.ts';

/** An entry that cannot be imported; the message is its reason in the ledger. */
export class EntryDropped extends ChangeRefused {}
