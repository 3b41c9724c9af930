import { LatchkeyError, type NetworkId } from '../contract/index.ts'
import type { NameSuggestion } from '../store/names-state.ts'
import { activeAccount } from '../store/selectors.ts'
import { labelProblem, nameOf, readLabel } from './name-rules.ts'
import { createNameService } from './name-service.ts'
import { registerAccountName } from './register-name.ts'
import { createRegistration, type Registration, type RegistrationDeps } from './registration.ts'
import type { NameAddress } from './resolve-name.ts'

/** Names, once their code is loaded. */
export interface Names extends Registration {
  resolve(name: string, networkId: NetworkId, signal: AbortSignal): Promise<NameAddress | undefined>
  ofAddress(address: string, signal: AbortSignal): Promise<readonly string[]>
  suggest(text: string, signal: AbortSignal): Promise<readonly NameSuggestion[]>
  register(text: string, signal: AbortSignal): Promise<string>
  /** Forgets the names of addresses. */
  clear(): void
}

/** Creates the names of one core. */
export function createNames(deps: RegistrationDeps): Names {
  const { state } = deps
  const service = createNameService(deps)

  async function usableLabel(text: string): Promise<string> {
    const label = readLabel(text)
    const name = nameOf(label)
    const isUsable = labelProblem(label) === undefined && (await service.normalise(name)) === name
    if (!isUsable) throw new LatchkeyError('names.refused', { name: text })
    return label
  }

  return {
    ...createRegistration(deps, service),
    resolve: service.resolve,
    ofAddress: service.namesOf,
    clear: service.clear,
    suggest: async (text, signal) => service.suggest(await usableLabel(text), signal),
    async register(text, signal) {
      const account = activeAccount(state, 'eip155')
      if (account === undefined) throw new LatchkeyError('account.none', {})
      const label = await usableLabel(text)
      return registerAccountName(deps, service, { account, label, signal })
    },
  }
}
