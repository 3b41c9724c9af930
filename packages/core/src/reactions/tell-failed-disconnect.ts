import { type Reaction, reaction } from '../events/bus.ts'

interface Deps {
  readonly notices: { fail(message: string): void }
}

/** The toast that the specification fixes (section 8). */
export function tellFailedDisconnect({ notices }: Deps): Reaction {
  return reaction('disconnectFailed', () => notices.fail('Failed to disconnect'))
}
