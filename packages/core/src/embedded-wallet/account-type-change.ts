import {
  type EmbeddedAccountType,
  LatchkeyError,
  plainError,
  toLatchkeyError,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import type { Timers } from '../platform/timers.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import { activeNetworkId, activeSession } from '../store/selectors.ts'
import type { AccountTypeStep, AuthState } from '../store/state/auth.ts'
import type { RootState } from '../store/state/root.ts'
import type { AccountRefresh } from './account-refresh.ts'
import {
  type AccountTypeEffect,
  type AccountTypeEvent,
  accountTypeMachine,
} from './account-type-change.machine.ts'
import { enterStep } from './embedded-wallet.state.ts'
import type { FramePort } from './frame-port.ts'
import type { StoredLogin } from './stored-login.ts'
import { withTimeLimit } from './time-limits.ts'

/** The change between the smart account and the account of the key (EOA). */
export interface AccountTypeChange {
  /** Resolves once the account of this type is connected. A second request for a type joins the first. */
  start(to: EmbeddedAccountType): Promise<void>
  cancel(): void
}

interface Deps {
  readonly state: RootState
  readonly timers: Pick<Timers, 'after' | 'signal'>
  readonly ui: Pick<Ui, 'notices' | 'track'>
  readonly auth: AuthState
  readonly frame: Pick<FramePort, 'load'>
  readonly accountRefresh: Pick<AccountRefresh, 'refresh'>
  readonly storedLogin: Pick<StoredLogin, 'setAccountType'>
}

type Context = EffectContext<AccountTypeEvent>

/** Creates the account type change of one core. */
export function createAccountTypeChange(deps: Deps): AccountTypeChange {
  const { state, auth, ui } = deps
  const waiting = new Set<(error?: LatchkeyError) => void>()

  function end(error?: LatchkeyError): void {
    for (const each of waiting) each(error)
    waiting.clear()
  }

  const flow = runMachine<AccountTypeStep, AccountTypeEvent, AccountTypeEffect>({
    machine: accountTypeMachine,
    async perform(effect, context) {
      switch (effect.type) {
        case 'apply':
          return apply(deps, effect.to, context)
        case 'reconnect':
          return reconnect(deps, effect.to, context)
        case 'reportFailure':
          // A website that changed it while the modal is closed shows the failure itself.
          if (state.modal.isOpen) ui.notices.fail(plainError(effect.error))
          end(effect.error)
          return undefined
      }
    },
    onState(step) {
      enterStep(auth, 'accountType', step)
      if (step.step === 'done') end()
      else if (step.step === 'idle') end(new LatchkeyError('aborted', {}))
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })
  return {
    start(to) {
      const change = flow.state()
      // The change to the other type is left for this one.
      if ('to' in change && change.to !== to) end(new LatchkeyError('aborted', {}))
      flow.send({ type: 'requested', to })
      return new Promise((resolve, reject) => {
        waiting.add((error) => (error === undefined ? resolve() : reject(error)))
      })
    },
    cancel: () => flow.send({ type: 'cancelled' }),
  }
}

async function apply(
  { auth, frame, timers }: Deps,
  to: EmbeddedAccountType,
  { signal }: Context,
): Promise<AccountTypeEvent> {
  if (!auth.allowedTypes.includes(to)) throw new LatchkeyError('auth.account-type', {})
  const port = await frame.load()
  await withTimeLimit(timers, signal, (limited) => port.setAccountType(to, limited))
  return { type: 'applied' }
}

/** Opens the session of the other account, which the next visit starts with, too. */
async function reconnect(
  { state, accountRefresh, storedLogin, ui }: Deps,
  to: EmbeddedAccountType,
  { signal }: Context,
): Promise<AccountTypeEvent> {
  // Only EVM networks have more than one account type.
  const networkId = activeSession(state, 'eip155')?.networkId
  if (networkId === undefined) throw new LatchkeyError('aborted', {})
  const isOpen = await accountRefresh.refresh({ networkId, accountType: to }, signal)
  if (!isOpen) throw new LatchkeyError('aborted', {})
  storedLogin.setAccountType('eip155', to)
  const network = activeNetworkId(state) ?? ''
  ui.track({
    event: 'SET_PREFERRED_ACCOUNT_TYPE',
    properties: { accountType: to, network },
  })
  return { type: 'reconnected' }
}
