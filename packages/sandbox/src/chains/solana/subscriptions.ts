import type { SolanaCluster } from './create-cluster.ts'
import { COMMITMENT_SLOTS, readCommitment } from './rpc/commitment.ts'
import { encodeAccount } from './rpc/encode-account.ts'
import { readAddress, readSignature } from './rpc/read-params.ts'
import { inContext, readConfig } from './rpc/rpc-method.ts'

/** Notifies a subscriber. */
export type Notify = (result: unknown) => void

/** The callbacks of a socket that a subscription uses. */
export interface Subscriber {
  readonly notify: Notify
  /** A subscription that is over by itself. */
  readonly end: () => void
}

/** Begins a subscription. @returns Ends it. @throws RpcError. */
export type Subscribe = (
  cluster: SolanaCluster,
  params: readonly unknown[],
  subscriber: Subscriber,
) => () => void

const signature: Subscribe = (cluster, [wanted, options], { notify, end }) => {
  const config = readConfig(cluster, options)
  const name = readSignature(wanted)
  const least = readCommitment(config['commitment'])
  let unwait = () => {}
  function look(): void {
    const landed = cluster.history.find(name)
    if (!landed) return
    unlisten()
    unwait = cluster.slots.at(landed.slot + COMMITMENT_SLOTS[least], () => {
      notify(inContext(cluster, { err: landed.result.failure?.err ?? null }))
      end()
    })
  }
  const unlisten = cluster.onChange(look)
  // A subscriber gets the confirmation first.
  const unlook = cluster.slots.at(0, () => queueMicrotask(look))
  return () => {
    unlook()
    unlisten()
    unwait()
  }
}

const account: Subscribe = (cluster, [wanted, options], { notify }) => {
  const config = readConfig(cluster, options)
  const address = readAddress(wanted)
  const read = () => encodeAccount(cluster.machine, cluster.machine.account(address), config)
  let last = JSON.stringify(read())
  return cluster.onChange(() => {
    const now = read()
    const text = JSON.stringify(now)
    if (text === last) return
    last = text
    notify(inContext(cluster, now))
  })
}

const slot: Subscribe = (cluster, _params, { notify }) => {
  let unwait = () => {}
  function wait(): void {
    unwait = cluster.slots.at(cluster.slots.now() + 1, () => {
      const now = cluster.slots.now()
      notify({ slot: now, parent: now - 1, root: now - COMMITMENT_SLOTS.finalized })
      wait()
    })
  }
  wait()
  return () => unwait()
}

/** Subscriptions by the name before `Subscribe`, `Unsubscribe` and `Notification`. */
export const SUBSCRIPTIONS: ReadonlyMap<string, Subscribe> = new Map<string, Subscribe>([
  ['signature', signature],
  ['account', account],
  ['slot', slot],
])
