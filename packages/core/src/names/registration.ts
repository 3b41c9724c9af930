import {
  type AccountId,
  addressOf,
  isLatchkeyError,
  LatchkeyError,
  type PlainError,
  toLatchkeyError,
  type Undo,
} from '../contract/index.ts'
import type { Modal } from '../modal/modal.ts'
import type { RootState } from '../store/root-state.ts'
import { type EffectContext, runMachine } from '../store/run-machine.ts'
import { activeAccount, currentRoute } from '../store/selectors.ts'
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
  readonly modal: Pick<Modal, 'reset'>
  readonly notices: { fail(error: PlainError): void }
}

/** How long the visitor has not typed before a name is looked up, in milliseconds. */
const TYPING_MS = 300

/** Creates the registration of one core. */
export function createRegistration(deps: RegistrationDeps, service: NameService): Registration {
  const { state } = deps
  const names = { registration: registrationMachine.initial }
  state.names = names
  // The proxy of valtio, which reports its changes.
  const slice = state.names
  /** The account whose name is registered. */
  let owner: AccountId | undefined
  let reading = new AbortController()

  const flow = runMachine<typeof slice.registration, RegistrationEvent, RegistrationEffect>({
    machine: registrationMachine,
    perform: (effect, context) => perform({ ...deps, service, owner }, effect, context),
    onState(step) {
      slice.registration = step
    },
    toFailure: (thrown) => ({ type: 'failed', error: toLatchkeyError(thrown) }),
  })

  function reset(): void {
    reading.abort()
    owner = undefined
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
      owner = activeAccount(state, 'eip155')
      if (owner !== undefined) void readOwned(owner)
    },
    enter: (text) => flow.send({ type: 'entered', label: readLabel(text) }),
    submit() {
      if (slice.owned === undefined) flow.send({ type: 'submitted' })
    },
    accountChanged() {
      if (owner !== undefined && activeAccount(state, 'eip155') !== owner) reset()
    },
    leave() {
      const { step } = slice.registration
      if (step !== 'preparing' && step !== 'signing' && step !== 'registering') reset()
    },
    stop: reset,
  }
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
      tools.notices.fail(effect.error)
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
function showSuccess({ state, modal, owner }: Tools, label: string): undefined {
  const isShown = currentRoute(state.router).view === 'RegisterAccountName'
  if (!state.modal.isOpen || !isShown || owner === undefined) return
  modal.reset({
    view: 'RegisterAccountNameSuccess',
    params: { account: owner, name: nameOf(label) },
  })
}
