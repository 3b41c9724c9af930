import { type ChainAdapter, NAMESPACES, type Network, namespaceOf } from '../contract/index.ts'
import { createChannelAdapter } from './channel-adapter.ts'

/** What serves the networks of a website without adapters: one adapter per family of chains. */
export function createChannelAdapters(networks: readonly Network[]): readonly ChainAdapter[] {
  return NAMESPACES.filter((namespace) =>
    networks.some(({ id }) => namespaceOf(id) === namespace),
  ).map(createChannelAdapter)
}
