import type { Clock } from './clock.ts'
import type { Http } from './http.ts'
import type { Logger } from './logger.ts'
import type { Network } from './network.ts'
import type { ObserveRequest } from './observed-request.ts'
import type { NodeReader } from './rpc-channel.ts'
import type { AccountType } from './session.ts'

/** Account types of one namespace, as a website works with them. */
export interface AccountTypeRules {
  /** Accounts of other types are not used; undefined: all. An account without a known type is. */
  readonly allowed?: readonly AccountType[] | undefined
  /** The type whose accounts come first. */
  readonly preferred?: AccountType | undefined
}

/** The ports that a core provides to its adapters while it runs. */
export interface AdapterHost {
  readonly nodes: NodeReader
  /** For namespaces whose nodes have no JSON-RPC. */
  readonly http: Http
  readonly clock: Clock
  readonly logger: Logger
  /** Networks of the adapter's namespace that the website supports; never empty. */
  networks(): readonly Network[]
  /** Kinds of local wallets that the website enables. */
  readonly sources: { readonly announced: boolean; readonly injected: boolean }
  /** For namespaces whose wallets share accounts of several types. */
  readonly accountTypes?: AccountTypeRules | undefined
  /** To call with each request to a local wallet; missing where they are not observed. */
  readonly observe?: ObserveRequest | undefined
}
