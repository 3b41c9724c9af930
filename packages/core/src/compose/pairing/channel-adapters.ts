import { createChannelAdapter } from '../../channel/channel-adapter.ts'
import { type ChainAdapter, NAMESPACES, type Network, namespaceOf } from '../../contract/index.ts'

/** What serves the networks of a website without adapters: one adapter per family of chains. */
export function createChannelAdapters(networks: readonly Network[]): readonly ChainAdapter[] {
  return NAMESPACES.filter((namespace) =>
    networks.some(({ id }) => namespaceOf(id) === namespace),
  ).map(createChannelAdapter)
}
