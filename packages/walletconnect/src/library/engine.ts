import type { Client, SessionStruct } from './types.ts'

/** Events of the library's engine about one request, one proposal, or one session. */
export interface EngineEvents {
  once(event: string, listener: (outcome: EngineOutcome) => void): unknown
  emit(event: string, outcome: EngineOutcome): unknown
  removeAllListeners(event: string): unknown
}

/** The content of such an event. */
export interface EngineOutcome {
  readonly error?: unknown
  /** The answer to a request. */
  readonly result?: unknown
  /** The answer to a proposal. */
  readonly session?: SessionStruct
}

export interface Proposal {
  readonly id: number
  readonly pairingTopic: string
  /** The very object that was given to `connect`. */
  readonly relays: object
}

interface Engine {
  readonly events: EngineEvents
  sendProposeSession(params: { readonly proposal: Proposal }): Promise<void>
  setProposal(id: number, proposal: object): Promise<void>
  deleteProposal(id: number): Promise<void>
  onSessionSettleRequest(topic: string, payload: object): Promise<void>
  onSessionUpdateRequest(topic: string, payload: object): Promise<void>
  onSessionEventRequest(topic: string, payload: object): Promise<void>
  onSessionExtendRequest(topic: string, payload: object): Promise<void>
  onSessionDeleteRequest(topic: string, payload: object): Promise<void>
  deleteSession(params: { readonly topic: string }): Promise<void>
}

/** The engine's own events; undefined in versions without them, which a website may provide. */
export function engineEvents({ engine }: Client): EngineEvents | undefined {
  const { events } = Object(engine)
  return typeof events?.removeAllListeners === 'function' ? events : undefined
}

export function engineOf({ engine }: Client): Engine {
  // A cast: the members are private in the library's types.
  return engine as unknown as Engine
}
