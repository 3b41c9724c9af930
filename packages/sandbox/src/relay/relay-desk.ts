import type { RelayFaults } from './relay-faults.ts'

/** The metadata of a message that passed a relay; its content is sealed. */
export interface RelayedMessage {
  readonly topic: string
  readonly tag: number
  /** Characters of the sealed message. */
  readonly size: number
}

/** The operations of a test on a relay. */
export interface RelayDesk {
  /** Disturbs it from now on; what is not named is as it should be. */
  disturb(faults: Partial<RelayFaults>): void
  /** Returns the faults that are active at the moment. */
  faults(): RelayFaults
  /** Sends a text as it is to every client, as a broken relay might. */
  send(text: string): void
  /** Cuts every connection without a close frame. @returns How many there were. */
  kill(): number
  /** How many clients are connected. */
  count(): number
  /** Every message since the start, in order. */
  messages(): readonly RelayedMessage[]
}
