import type { RootState } from '../store/state/root.ts'

type Stepped = 'connect' | 'switchNetwork' | 'disconnect'

/**
 * A state that remembers every step of one module, also those of one task.
 *
 * @returns The state for the module, and the names of the steps so far.
 */
export function recordSteps(
  initial: RootState,
  part: Stepped,
): { readonly state: RootState; steps(): readonly string[] } {
  const own: { current: { readonly step: string } } = initial[part]
  const steps: string[] = []
  const recorded = {
    get current() {
      return own.current
    },
    set current(step) {
      steps.push(step.step)
      own.current = step
    },
  }
  // A cast: the part takes the steps of the same module only.
  return { state: { ...initial, [part]: recorded } as RootState, steps: () => steps }
}
