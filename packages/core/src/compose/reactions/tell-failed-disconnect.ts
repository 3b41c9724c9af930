import { LatchkeyError, type PlainError } from '../../contract/index.ts'

import { type Reaction, reaction } from '../../store/reaction.ts'

interface Deps {
  readonly notices: { fail(error: PlainError): void }
}

/** The toast that the specification fixes (section 8). */
export function tellFailedDisconnect({ notices }: Deps): Reaction {
  return reaction('disconnectFailed', () =>
    notices.fail(new LatchkeyError('disconnect.failed', {})),
  )
}
