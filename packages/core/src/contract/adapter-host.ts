import type { Clock } from './clock.ts'
import type { Http } from './http.ts'
import type { Logger } from './logger.ts'
import type { Network } from './network.ts'
import type { NodeReader } from './rpc-channel.ts'

/** What a core lends its adapters while it runs. */
export interface AdapterHost {
  readonly nodes: NodeReader
  /** For families whose nodes are read by other ways than JSON-RPC. */
  readonly http: Http
  readonly clock: Clock
  readonly logger: Logger
  /** Networks of the adapter's namespace that the website supports; never empty. */
  networks(): readonly Network[]
  /** Which kinds of local wallets the website wants. */
  readonly sources: { readonly announced: boolean; readonly injected: boolean }
}
