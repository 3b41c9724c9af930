import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { Ui } from '../modal/ui.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import { activeAccount, activeWallet, currentRoute } from '../store/selectors.ts'
import type { RootState } from '../store/state/root.ts'
import { nameOf, readLabel } from './name-rules.ts'
import type { NameService } from './name-service.ts'
import { type RegisterDeps, registerAccountName } from './register-name.ts'
import {
  type RegistrationEffect,
  type RegistrationEvent,
  registrationMachine,
} from './registration.machine.ts'

/** Registering a name in the modal. */
export interface Registration {
  /** Starts again, and reads the name of the account, if it has one. */
  begin(): void
  enter(text: string): void
  submit(): void
  /** Another account may be the active one. */
  accountChanged(): void
  /** Gives up what is being looked up. What the wallet or the service does is not disturbed. */
  leave(): void
  stop(): void
}

/** The dependencies of registering. */
export interface RegistrationDeps extends RegisterDeps {
  /** Only `names` is written here. */
  readonly state: RootState
  readonly timers: { after(delayMs: number, run: () => void): Undo }
  readonly ui: Ui
}

/** How long the visitor has not typed before a name is looked up, in milliseconds. */
const TYPING_MS = 300

/** Creates the registration of one core. */
export function createRegistration(deps: RegistrationDeps, service: NameService): Registration {
  const { state } = deps
  state.names = { registration: registrationMachine.initial }
  // The proxy of valtio, which reports its changes.
  const slice = state.names
  let reading = new AbortController()

  const flow = runMachine<typeof slice.registration, RegistrationEvent, RegistrationEffect>({
    machine: registrationMachine,
    perform: (effect, context) =>
      perform({ ...deps, service, owner: slice.account }, effect, context),
    onState(step) {
      slice.registration = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })

  function reset(): void {
    reading.abort()
    slice.account = undefined
    slice.owned = undefined
    flow.send({ type: 'reset' })
  }

  async function readOwned(account: AccountId): Promise<void> {
    reading = new AbortController()
    const { signal } = reading
    try {
      const [owned] = await service.namesOf(addressOf(account), signal)
      if (!signal.aborted) slice.owned = owned
    } catch {
      // It is read again before a name is registered.
    }
  }

  return {
    begin() {
      reset()
      const account = activeAccount(state, 'eip155')
      if (account === undefined) return
      slice.account = account
      trackOpened(deps)
      void readOwned(account)
    },
    enter: (text) => flow.send({ type: 'entered', label: readLabel(text) }),
    submit() {
      if (slice.owned === undefined) flow.send({ type: 'submitted' })
    },
    accountChanged() {
      const { account } = slice
      if (account !== undefined && activeAccount(state, 'eip155') !== account) reset()
    },
    leave() {
      const { step } = slice.registration
      if (step !== 'preparing' && step !== 'signing' && step !== 'registering') reset()
    },
    stop: reset,
  }
}

function trackOpened({ state, ui }: RegistrationDeps): void {
  const type = activeWallet(state, 'eip155')?.embedded?.accountType
  ui.track({ event: 'OPEN_ENS_FLOW', properties: { isSmartAccount: type === 'smartAccount' } })
}

interface Tools extends RegistrationDeps {
  readonly service: NameService
  readonly owner: AccountId | undefined
}

function perform(
  tools: Tools,
  effect: RegistrationEffect,
  context: EffectContext<RegistrationEvent>,
): Promise<RegistrationEvent> | undefined {
  switch (effect.type) {
    case 'check':
      return check(tools, effect.label, context.signal)
    case 'register':
      return register(tools, effect.label, context)
    case 'announceFailure':
      tools.ui.notices.fail(effect.error)
      return
    case 'finish':
      return showSuccess(tools, effect.label)
  }
}

async function check(
  { service, timers }: Tools,
  label: string,
  signal: AbortSignal,
): Promise<RegistrationEvent> {
  try {
    await new Promise<void>((resolve) => {
      const cancel = timers.after(TYPING_MS, resolve)
      signal.addEventListener('abort', () => resolve(cancel()), { once: true })
    })
    const name = nameOf(label)
    if ((await service.normalise(name)) !== name) {
      return { type: 'problemFound', problem: 'refused' }
    }
    return { type: 'checked', names: await service.suggest(label, signal) }
  } catch (thrown) {
    return { type: 'checkFailed', error: toLatchkeyError(thrown) }
  }
}

async function register(
  tools: Tools,
  label: string,
  { signal, send }: EffectContext<RegistrationEvent>,
): Promise<RegistrationEvent> {
  const { owner: account, service } = tools
  try {
    if (account === undefined) throw new LatchkeyError('account.none', {})
    const onProgress = (type: 'asked' | 'signed'): void => send({ type })
    await registerAccountName(tools, service, { account, label, signal, onProgress })
    return { type: 'registered' }
  } catch (thrown) {
    if (isLatchkeyError(thrown, 'names.taken')) return { type: 'taken' }
    if (isLatchkeyError(thrown, 'names.refused'))
      return { type: 'problemFound', problem: 'refused' }
    return { type: 'failed', error: toLatchkeyError(thrown) }
  }
}

/**
 * Shows the success if the visitor waits for it; a visitor who left the view finds the name with
 * the account.
 */
function showSuccess({ state, ui, owner }: Tools, label: string): undefined {
  const isShown = currentRoute(state.router).view === 'RegisterAccountName'
  if (!state.modal.isOpen || !isShown || owner === undefined) return
  ui.modal.reset({
    view: 'RegisterAccountNameSuccess',
    params: { account: owner, name: nameOf(label) },
  })
}
