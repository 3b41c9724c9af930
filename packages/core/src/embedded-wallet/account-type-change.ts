import {
  type AuthPort,
  type EmbeddedAccountType,
  LatchkeyError,
  toLatchkeyError,
} from '../contract/index.ts'
import type { AccountTypeStep } from '../store/root-state.ts'
import { type Flow, runMachine } from '../store/run-machine.ts'
import {
  type AccountTypeEffect,
  type AccountTypeEvent,
  accountTypeMachine,
} from './account-type-change.machine.ts'

interface Deps {
  onState(step: AccountTypeStep): void
  port(): Promise<Pick<AuthPort, 'setAccountType'>>
  /** Kinds that the website works with; others are refused. */
  allowed(): readonly EmbeddedAccountType[]
  /** It is the kind of account of the next visit, too. */
  remember(to: EmbeddedAccountType): void
  /** Takes the account of that kind up. */
  reconnect(to: EmbeddedAccountType, signal: AbortSignal): Promise<void>
  changed(to: EmbeddedAccountType): void
  failed(error: LatchkeyError): void
}

/** Drives the move to the other kind of account. */
export function createAccountTypeFlow(deps: Deps): Flow<AccountTypeStep, AccountTypeEvent> {
  return runMachine<AccountTypeStep, AccountTypeEvent, AccountTypeEffect>({
    machine: accountTypeMachine,
    async perform(effect, { signal }) {
      if (effect.type === 'announceFailure') {
        deps.failed(effect.error)
        return undefined
      }
      if (effect.type === 'apply') {
        if (!deps.allowed().includes(effect.to)) throw new LatchkeyError('auth.account-type', {})
        const port = await deps.port()
        await port.setAccountType(effect.to, signal)
        return { type: 'applied' }
      }
      await deps.reconnect(effect.to, signal)
      deps.remember(effect.to)
      deps.changed(effect.to)
      return { type: 'arrived' }
    },
    onState: deps.onState,
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
}
