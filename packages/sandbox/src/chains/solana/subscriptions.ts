import type { SolanaWorld } from './create-cluster.ts'
import { COMMITMENT_SLOTS, readCommitment } from './rpc/commitment.ts'
import { encodeAccount } from './rpc/encode-account.ts'
import { readAddress, readSignature } from './rpc/read-params.ts'
import { inContext, readConfig } from './rpc/rpc-method.ts'

/** Notifies a subscriber. */
export type Tell = (result: unknown) => void

/** What a subscription needs of its line. */
export interface Subscriber {
  readonly tell: Tell
  /** A subscription that is over by itself. */
  readonly end: () => void
}

/** Begins a subscription. @returns Ends it. @throws RpcError. */
export type Subscribe = (
  world: SolanaWorld,
  params: readonly unknown[],
  subscriber: Subscriber,
) => () => void

const signature: Subscribe = (world, [wanted, options], { tell, end }) => {
  const config = readConfig(world, options)
  const name = readSignature(wanted)
  const least = readCommitment(config['commitment'])
  let unwait = () => {}
  function look(): void {
    const landed = world.history.find(name)
    if (!landed) return
    unlisten()
    unwait = world.slots.at(landed.slot + COMMITMENT_SLOTS[least], () => {
      tell(inContext(world, { err: landed.result.failure?.err ?? null }))
      end()
    })
  }
  const unlisten = world.onChange(look)
  // A subscriber gets the confirmation first.
  const unlook = world.slots.at(0, () => queueMicrotask(look))
  return () => {
    unlook()
    unlisten()
    unwait()
  }
}

const account: Subscribe = (world, [wanted, options], { tell }) => {
  const config = readConfig(world, options)
  const address = readAddress(wanted)
  const read = () => encodeAccount(world.machine, world.machine.account(address), config)
  let last = JSON.stringify(read())
  return world.onChange(() => {
    const now = read()
    const text = JSON.stringify(now)
    if (text === last) return
    last = text
    tell(inContext(world, now))
  })
}

const slot: Subscribe = (world, _params, { tell }) => {
  let unwait = () => {}
  function wait(): void {
    unwait = world.slots.at(world.slots.now() + 1, () => {
      const now = world.slots.now()
      tell({ slot: now, parent: now - 1, root: now - COMMITMENT_SLOTS.finalized })
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
