import type { Latchkey } from '@latchkey/react'
import { providerOf } from '../actions/provider-of.ts'
import type { EventLog } from '../events/event-log.ts'

/**
 * Logs the events of an instance and its provider.
 *
 * @returns Stops listening.
 */
export function followInstance(latchkey: Latchkey, log: EventLog): () => void {
  const undos = [
    latchkey.subscribe((state) => log.add('site', 'state', state)),
    latchkey.subscribeAccount((account) => log.add('site', 'account', account)),
    latchkey.subscribeNetwork((network) => log.add('site', 'network', network)),
    latchkey.subscribeTheme((theme) => log.add('site', 'theme', theme)),
    followProvider(latchkey, log),
  ]
  return () => {
    for (const undo of undos) undo()
  }
}

function followProvider(latchkey: Latchkey, log: EventLog): () => void {
  const provider = providerOf(latchkey, 'eip155')
  const accounts = (list: unknown) => log.add('provider', 'accountsChanged', list)
  const chain = (chainId: unknown) => log.add('provider', 'chainChanged', chainId)
  const connected = (info: unknown) => log.add('provider', 'connect', info)
  const disconnected = (error: unknown) => log.add('provider', 'disconnect', error)
  provider.on('accountsChanged', accounts)
  provider.on('chainChanged', chain)
  provider.on('connect', connected)
  provider.on('disconnect', disconnected)
  return () => {
    provider.removeListener('accountsChanged', accounts)
    provider.removeListener('chainChanged', chain)
    provider.removeListener('connect', connected)
    provider.removeListener('disconnect', disconnected)
  }
}
