import { type AuthPort, type LatchkeyError, toLatchkeyError } from '../contract/index.ts'
import type { FarcasterStep } from '../store/root-state.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import {
  type FarcasterEffect,
  type FarcasterEvent,
  farcasterMachine,
} from './farcaster-login.machine.ts'

interface Deps {
  onState(step: FarcasterStep): void
  port(): Promise<Pick<AuthPort, 'farcaster'>>
  /** Makes the person's account of whoever is logged in now. */
  arrive(userName: string, signal: AbortSignal): Promise<void>
  failed(error: LatchkeyError): void
  track(event: string, properties: Readonly<Record<string, unknown>>): void
}

/** What every event tells of this login. */
const OURS = { provider: 'farcaster' } as const

/** Drives a login by Farcaster. */
export function createFarcasterFlow(deps: Deps): Flow<FarcasterStep, FarcasterEvent> {
  let userName = ''
  return runMachine<FarcasterStep, FarcasterEvent, FarcasterEffect>({
    machine: farcasterMachine,
    async perform(effect, { signal }) {
      if (effect.type === 'announceFailure') {
        deps.track('SOCIAL_LOGIN_ERROR', OURS)
        deps.failed(effect.error)
        return undefined
      }
      if (effect.type === 'arrive') {
        await deps.arrive(userName, signal)
        deps.track('SOCIAL_LOGIN_SUCCESS', OURS)
        return { type: 'arrived' }
      }
      const { farcaster } = await deps.port()
      if (effect.type === 'prepare') {
        deps.track('SOCIAL_LOGIN_STARTED', OURS)
        return { type: 'addressed', url: await farcaster.uri(signal) }
      }
      ;({ userName } = await farcaster.connect(signal))
      deps.track('SOCIAL_LOGIN_REQUEST_USER_DATA', OURS)
      return { type: 'approved' }
    },
    onState: deps.onState,
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
}
