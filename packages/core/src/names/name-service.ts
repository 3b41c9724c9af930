import type { BlockchainApi } from '../api/blockchain-api.ts'
import { type Cached, createCached } from '../api/cached.ts'
import {
  type NameClaim,
  type NameRecord,
  readNameRecord,
  readNamesOf,
  readSuggestions,
  registerName,
} from '../api/endpoints/profile.ts'
import type { Services } from '../api/services.ts'
import {
  addressOf,
  type ErrorCode,
  isLatchkeyError,
  isSameAddress,
  LatchkeyError,
  type NetworkId,
  networkOf,
} from '../contract/index.ts'
import type { CorePorts } from '../platform/core-ports.ts'
import type { Adapters } from '../store/adapters.ts'
import { activeAccount, activeNetworkId } from '../store/selectors.ts'
import type { NameSuggestion } from '../store/state/names.ts'
import type { Snapshot } from '../store/state/root.ts'
import { ETHER } from './coin-type.ts'
import { STORED_NAMES } from './forget-names.ts'
import { labelProblem, nameOf, readLabel } from './name-rules.ts'
import { addressUnder, type NameAddress, resolveName } from './resolve-name.ts'
import { createStoredNames } from './stored-names.ts'

/** How long the names of an address are cached, in milliseconds. */
const LIFETIME_MS = 5 * 60_000

/** Names of the blockchain API and of name services such as ENS. */
export interface NameService {
  /**
   * The normal form of a name. Source: ENSIP-15.
   *
   * @returns undefined for what is no name, and where no adapter knows names.
   */
  normalise(name: string): Promise<string | undefined>
  /**
   * The address that a name has on a network, else the one that it has on Ethereum.
   *
   * @returns undefined where it has neither: that of another chain or family is none. Source: docs/security.md,
   *   S75.
   * @throws LatchkeyError `names.resolve-failed`, `aborted`.
   */
  resolve(name: string, networkId: NetworkId, signal: AbortSignal): Promise<NameAddress | undefined>
  /** @throws LatchkeyError `names.resolve-failed`, `aborted`. */
  isRegistered(name: string, signal: AbortSignal): Promise<boolean>
  /** @throws LatchkeyError `names.reverse-failed`, `aborted`. */
  namesOf(address: string, signal: AbortSignal): Promise<readonly string[]>
  /**
   * A name, which comes first, and others like it.
   *
   * @throws LatchkeyError `names.suggestions-failed`, `aborted`.
   */
  suggest(label: string, signal: AbortSignal): Promise<readonly NameSuggestion[]>
  /**
   * Registers a name. Where the answer is lost the name is looked up.
   *
   * @throws LatchkeyError what the request threw.
   */
  register(claim: NameClaim, signal: AbortSignal): Promise<void>
  /** Forgets the names of addresses, stored ones as well. */
  clear(): void
}

/** The dependencies of reading names. */
export interface NameServiceDeps {
  readonly state: Pick<Snapshot, 'accounts' | 'network'>
  readonly services: Pick<Services, 'blockchainApi'>
  readonly adapters: Pick<Adapters, 'all'>
  readonly ports: Pick<CorePorts, 'clock' | 'storage' | 'key'>
}

/** Creates the reader of one core. */
export function createNameService(deps: NameServiceDeps): NameService {
  const { adapters } = deps

  const facet = () => adapters.all().find(({ names }) => names !== undefined)
  const normalise: NameService['normalise'] = async (name) => facet()?.names?.normalise(name)

  const owned = createOwnedNames(deps)

  async function find(name: string, signal: AbortSignal): Promise<NameRecord | undefined> {
    const api = await supportedApi(deps, signal)
    return api && readNameRecord(api, name, signal)
  }

  return {
    normalise,
    resolve: (name, networkId, signal) =>
      translated('names.resolve-failed', () =>
        resolveName({ adapters, find }, { name, networkId }, signal),
      ),
    isRegistered: (name, signal) =>
      translated('names.resolve-failed', async () => (await find(name, signal)) !== undefined),
    namesOf: (address, signal) =>
      translated('names.reverse-failed', () => owned.read(address, signal)),
    suggest: (label, signal) =>
      translated('names.suggestions-failed', async () => {
        const api = await supportedApi(deps, signal)
        if (api === undefined) throw new LatchkeyError('network.not-found', {})
        return suggestNow(api, label, signal)
      }),
    async register(claim, signal) {
      const api = await supportedApi(deps, signal)
      if (api === undefined) throw new LatchkeyError('network.not-found', {})
      try {
        await registerName(api, claim, signal)
      } catch (thrown) {
        if (!(await isOurs(claim, () => readNameRecord(api, claim.name, signal)))) throw thrown
      } finally {
        owned.clear()
      }
    },
    clear: owned.clear,
  }
}

/** The names that were registered for addresses. */
function createOwnedNames(deps: NameServiceDeps): Cached<readonly string[]> {
  return createCached({
    clock: deps.ports.clock,
    lifetimeMs: LIFETIME_MS,
    stored: createStoredNames(deps.ports.storage, deps.ports.key(STORED_NAMES)),
    async load(address, signal) {
      const api = await supportedApi(deps, signal)
      const account = activeAccount(deps.state)
      const sender = account && addressOf(account)
      return api === undefined ? [] : readNamesOf(api, { address, sender }, signal)
    },
  })
}

/** @returns undefined without a project id, and where the service does not know the active network. */
async function supportedApi(
  { state, services: { blockchainApi: api } }: NameServiceDeps,
  signal: AbortSignal,
): Promise<BlockchainApi | undefined> {
  const account = activeAccount(state, 'eip155')
  const networkId = account ? networkOf(account) : activeNetworkId(state)
  const isSupported = networkId !== undefined && (await api?.isSupported(networkId, signal))
  return isSupported ? api : undefined
}

async function suggestNow(
  api: BlockchainApi,
  label: string,
  signal: AbortSignal,
): Promise<readonly NameSuggestion[]> {
  const name = nameOf(label)
  const found = await readSuggestions(api, label, signal)
  const others = found.filter(
    (each) => each.name !== name && labelProblem(readLabel(each.name)) === undefined,
  )
  const entered = found.find((each) => each.name === name)
  if (entered !== undefined) return [entered, ...others]
  const isRegistered = (await readNameRecord(api, name, signal)) !== undefined
  return [{ name, isRegistered }, ...others]
}

/** An answer may be lost after the name was registered. */
async function isOurs(
  { coinType, address }: Pick<NameClaim, 'coinType' | 'address'>,
  read: () => Promise<NameRecord | undefined>,
): Promise<boolean> {
  try {
    const record = await read()
    const registered = [coinType, ETHER].map((type) => addressUnder(type, record))
    return registered.some((each) => each !== undefined && isSameAddress(each, address))
  } catch {
    // An unknown name is not claimed: the failure of the request counts.
    return false
  }
}

type Failure = Extract<
  ErrorCode,
  'names.resolve-failed' | 'names.reverse-failed' | 'names.suggestions-failed'
>

async function translated<T>(code: Failure, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (isLatchkeyError(cause, 'aborted')) throw cause
    throw new LatchkeyError(code, {}, { cause })
  }
}
