import type { AuthChange, AuthHost, AuthPort, Undo } from '@latchkey/core/contract'
import { createAuthPort } from './auth-port.ts'
import { type Mount, mountFrame } from './frame-element.ts'

/** One embedded wallet that several modals share. */
export interface SharedFrame {
  /** Returns the port of one modal. Its `stop` ends the wallet if it is the last one. */
  connect(host: AuthHost): AuthPort
}

/** Creates the wallet for the first modal that connects; it ends with the last one. */
export function createSharedFrame(mount: Mount = mountFrame): SharedFrame {
  const hosts = new Set<AuthHost>()
  let port: AuthPort | undefined

  /** The modal of the first host may be destroyed when the frame has to be created again. */
  function anyHost(host: AuthHost): AuthHost {
    return {
      ...host,
      slot: (signal) => ([...hosts][0] ?? host).slot(signal),
      networkId: () => ([...hosts][0] ?? host).networkId(),
    }
  }

  return {
    connect(host) {
      const own = { ...host }
      hosts.add(own)
      port ??= createAuthPort({ host: anyHost(own), mount })
      return portOfModal(port, () => {
        hosts.delete(own)
        if (hosts.size > 0) return
        port?.stop()
        port = undefined
      })
    },
  }
}

/** The same port with its own listeners, which `stop` removes. */
function portOfModal(port: AuthPort, disconnect: () => void): AuthPort {
  const unwatchAll = new Set<Undo>()
  let isConnected = true
  return {
    ...port,
    watch(listener: (change: AuthChange) => void) {
      if (!isConnected) return () => undefined
      const unwatch = port.watch(listener)
      unwatchAll.add(unwatch)
      return () => {
        unwatchAll.delete(unwatch)
        unwatch()
      }
    },
    stop() {
      if (!isConnected) return
      isConnected = false
      for (const unwatch of unwatchAll) unwatch()
      disconnect()
    },
  }
}
