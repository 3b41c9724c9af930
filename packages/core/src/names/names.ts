import { LatchkeyError, type NetworkId } from '../contract/index.ts'
import { activeAccount, activeNetworkId } from '../store/selectors.ts'
import type { NameSuggestion } from '../store/state/names.ts'
import { labelProblem, nameOf, readLabel } from './name-rules.ts'
import { createNameService } from './name-service.ts'
import { registerAccountName } from './register-name.ts'
import { createRegistration, type Registration, type RegistrationDeps } from './registration.ts'
import type { NameAddress } from './resolve-name.ts'

interface Reading {
  readonly signal?: AbortSignal | undefined
}

/** Actions of views and websites on names of accounts. */
export interface NamesActions {
  /**
   * Looks up the address of a name: of `*.reown.id` and `*.wcn.id` at the blockchain API, of others at
   * the name service of an adapter, such as ENS. The name may be in any form. Only the address that the name
   * has for the network itself is given.
   *
   * @param query - `networkId` is the active network by default. `orEthereum` gives the address that the name
   *   has on Ethereum where it has none for another network of EVM; default: false. That of a smart-contract
   *   wallet may belong to another person there: ask before money is sent to it.
   * @returns undefined for a name without such an address, and for what is no name.
   * @throws LatchkeyError `names.resolve-failed`, `aborted`.
   */
  resolve(
    name: string,
    query?: Reading & {
      readonly networkId?: NetworkId | undefined
      readonly orEthereum?: boolean | undefined
    },
  ): Promise<string | undefined>
  /**
   * The names that the blockchain API registered for a plain address, the first one first. They are
   * cached for five minutes, also for the next page.
   *
   * @throws LatchkeyError `names.reverse-failed`, `aborted`.
   */
  ofAddress(address: string, query?: Reading): Promise<readonly string[]>
  /**
   * Checks if a name can be registered, and suggests others like it: at most five, the name itself
   * first.
   *
   * @param text - A name, with or without its ending.
   * @throws LatchkeyError `names.refused`, `names.suggestions-failed`, `aborted`.
   */
  suggest(text: string, query?: Reading): Promise<readonly NameSuggestion[]>
  /**
   * Registers a name for the active EVM account, which signs for it. An account has one name at most.
   *
   * @param text - Letters, digits and hyphens, 4 to 64 of them; with or without the ending.
   * @returns The name, such as `mira.reown.id`.
   * @throws LatchkeyError `account.none`, `names.refused`, `names.taken`, `names.owned`, `network.chain-id`,
   *   `names.register-failed`, `names.late`, `names.resolve-failed`, `names.reverse-failed`,
   *   `wallet.changed`, `wallet.request-rejected`, `aborted`.
   */
  register(text: string, query?: Reading): Promise<string>
  /** Shows the view in which the visitor chooses a name. */
  choose(): void
  /** Starts again, where the view is shown already. */
  begin(): void
  /** Checks what the visitor typed there. */
  enter(text: string): void
  /** Registers what is entered, if it can be. */
  submit(): void
}

/** Names, once their code is loaded. */
export interface Names extends Pick<Registration, 'accountChanged' | 'leave' | 'stop'> {
  readonly actions: NamesActions
  /**
   * Looks up who is paid under a name.
   *
   * @throws LatchkeyError `names.resolve-failed`, `aborted`.
   */
  lookUp(
    name: string,
    query: { readonly networkId: NetworkId; readonly signal: AbortSignal },
  ): Promise<NameAddress | undefined>
  /** Forgets the names of addresses. */
  clear(): void
}

interface Deps extends RegistrationDeps {
  readonly timers: RegistrationDeps['timers'] & { signal(): AbortSignal }
}

/** Creates the names of one core. */
export function createNames(deps: Deps): Names {
  const { state, timers } = deps
  const service = createNameService(deps)
  const { begin, enter, submit, accountChanged, leave, stop } = createRegistration(deps, service)

  async function usableLabel(text: string): Promise<string> {
    const label = readLabel(text)
    const name = nameOf(label)
    const isUsable = labelProblem(label) === undefined && (await service.normalise(name)) === name
    if (!isUsable) throw new LatchkeyError('names.refused', { name: text })
    return label
  }

  return {
    actions: {
      async resolve(name, query = {}) {
        const { networkId = activeNetworkId(state), signal = timers.signal(), orEthereum } = query
        if (networkId === undefined) throw new LatchkeyError('network.none', {})
        const found = await service.resolve(name, networkId, signal)
        return found?.isOfEthereum && orEthereum !== true ? undefined : found?.address
      },
      ofAddress: (address, { signal = timers.signal() } = {}) => service.namesOf(address, signal),
      suggest: async (text, { signal = timers.signal() } = {}) =>
        service.suggest(await usableLabel(text), signal),
      async register(text, { signal = timers.signal() } = {}) {
        const account = activeAccount(state, 'eip155')
        if (account === undefined) throw new LatchkeyError('account.none', {})
        const label = await usableLabel(text)
        return registerAccountName(deps, service, { account, label, signal })
      },
      choose() {
        // As the visitor does, which is tracked.
        deps.ui.modal.actions.router.push('RegisterAccountName', {})
        begin()
      },
      begin,
      enter,
      submit,
    },
    lookUp: (name, { networkId, signal }) => service.resolve(name, networkId, signal),
    clear: service.clear,
    accountChanged,
    leave,
    stop,
  }
}
