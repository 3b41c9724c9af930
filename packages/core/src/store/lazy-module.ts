import { LatchkeyError, type Lazy, type PlainError } from '../contract/index.ts'

/** Returns the actions of a module, which are loaded with it. */
export function actionsOf<Actions>(module: Lazy<{ readonly actions: Actions }>): Lazy<Actions> {
  return {
    load: async () => (await module.load()).actions,
    current: () => module.current()?.actions,
  }
}

/** Uses a module: in the calling task where it is loaded, otherwise once it is. */
export function whenLoaded<Module>(
  module: Lazy<Module>,
  use: (loaded: Module) => void,
  fail: (error: PlainError) => unknown,
): void {
  const loaded = module.current()
  if (loaded !== undefined) use(loaded)
  else module.load().then(use, fail)
}

/**
 * Waits for code, so that nothing begins in a core that stopped while the code was loading.
 *
 * @throws LatchkeyError `aborted` where it stopped.
 */
export async function unlessStopped<Code>(
  { signal }: { signal(): AbortSignal },
  code: Promise<Code>,
): Promise<Code> {
  const life = signal()
  const loaded = await code
  if (life.aborted) throw new LatchkeyError('aborted', {})
  return loaded
}
