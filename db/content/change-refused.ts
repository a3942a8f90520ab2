interface Details {
  kind?: 'invalid' | 'conflict' | 'outdated';
  /** A sentence for each field. */
  errors?: Readonly<Record<string, string>>;
  /** What is stored, where somebody else was quicker. */
  current?: object;
}

/** Tried again it would be refused again; the message is written for whoever made the change. */
export class ChangeRefused extends Error {
  readonly kind: NonNullable<Details['kind']>;
  readonly errors: Details['errors'];
  readonly current: Details['current'];

  constructor(message?: string, { kind = 'conflict', errors, current }: Details = {}) {
    super(message);
    this.kind = kind;
    this.errors = errors;
    this.current = current;
  }
}
