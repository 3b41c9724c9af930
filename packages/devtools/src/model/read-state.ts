import { NAMESPACES, type Namespace } from '@latchkey/core/contract'
import type { Latchkey } from '@latchkey/react'

/** Reads the state of an instance for the panel: plain data, without anything that is secret. */
export function readState(latchkey: Latchkey) {
  const { open, loading, initialized, activeChain } = latchkey.getState()
  const { readings } = latchkey
  const failure = latchkey.getError()
  const namespaces = NAMESPACES.filter((each) => latchkey.getNetworks(each).length > 0)
  return {
    modal: {
      open,
      loading,
      initialized,
      views: readings.views().join(' › '),
      methods: latchkey.getConnectMethodsOrder().join(', '),
    },
    active: { namespace: activeChain, network: latchkey.getNetwork().caipNetworkId },
    namespaces: Object.fromEntries(
      namespaces.map((namespace) => [namespace, readNamespace(latchkey, namespace)]),
    ),
    connections: latchkey.getConnections().map((connection) => ({
      wallet: connection.wallet.name,
      namespace: connection.namespace,
      account: connection.address,
      network: connection.caipNetworkId,
      isActive: connection.isActive,
    })),
    pairing: { step: latchkey.getPairing().step },
    login: { step: latchkey.getLogin().step, method: latchkey.getLogin().method },
    signIn: { step: latchkey.getSignIn().step },
    failure: { code: failure?.code },
    page: { themeMode: latchkey.getTheme().themeMode, locale: readings.locale() },
  }
}

function readNamespace(latchkey: Latchkey, namespace: Namespace) {
  const { status, address } = latchkey.getAccount(namespace)
  const { caipNetworkId, isSupported } = latchkey.getNetwork(namespace)
  return {
    status,
    account: address,
    network: caipNetworkId,
    isSupported,
    wallet: latchkey.getWalletInfo(namespace)?.name,
    provider: latchkey.getProviderType(namespace),
    networks: latchkey.getNetworks(namespace).length,
  }
}
