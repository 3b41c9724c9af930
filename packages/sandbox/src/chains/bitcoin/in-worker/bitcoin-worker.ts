import { parentPort, workerData } from 'node:worker_threads'
import { loadBcoin } from './bcoin-library.ts'
import { type RegtestNode, startRegtestNode } from './regtest-node.ts'

/** A call of a method of the node in its thread. */
export interface WorkerQuestion {
  readonly id: number
  readonly method: keyof RegtestNode
  readonly params: readonly (string | number)[]
}

/** The result of the call with the same id. */
export type WorkerAnswer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string }

const started = startRegtestNode(loadBcoin(String(workerData)))

parentPort?.on('message', async ({ id, method, params }: WorkerQuestion) => {
  parentPort?.postMessage(await answer(id, method, params))
})

async function answer(
  id: number,
  method: WorkerQuestion['method'],
  params: WorkerQuestion['params'],
): Promise<WorkerAnswer> {
  try {
    const node = await started
    // The other side's types are these very methods.
    const ask = node[method] as (...params: readonly unknown[]) => Promise<unknown>
    return { id, value: await ask(...params) }
  } catch (error) {
    // The library writes a reason beside a long message.
    const { reason, message } = Object(error)
    return { id, error: String(reason ?? message) }
  }
}
