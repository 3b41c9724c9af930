import { type AdapterHost, type ChainAdapter, namespaceOf } from '../contract/index.ts'
import { accountTypeRules } from '../options/account-type-rules.ts'
import { observeRequests } from '../platform/observe-requests.ts'
import type { Ports } from '../platform/ports.ts'
import type { Snapshot } from '../store/state/root.ts'
import type { Services } from './services.ts'

interface Deps {
  readonly state: Pick<Snapshot, 'options' | 'network'>
  readonly ports: Pick<Ports, 'http' | 'clock' | 'logger' | 'observer'>
  readonly services: Pick<Services, 'nodes'>
}

/** Creates the ports of one adapter: nodes, servers and the clock. */
export function createAdapterHost(
  { state, ports, services }: Deps,
  { namespace }: Pick<ChainAdapter, 'namespace'>,
): AdapterHost {
  const { options, network } = state
  return {
    nodes: services.nodes,
    http: ports.http,
    clock: ports.clock,
    logger: ports.logger,
    observe: observeRequests(ports.observer, { to: 'wallet', namespace }),
    networks: () => network.supported.filter(({ id }) => namespaceOf(id) === namespace),
    sources: {
      announced: options.usesAnnounced && options.usesWallets,
      injected: options.usesInjected && options.usesWallets,
    },
    // A getter, because the website may change its preference.
    get accountTypes() {
      return accountTypeRules(options, namespace)
    },
  }
}
