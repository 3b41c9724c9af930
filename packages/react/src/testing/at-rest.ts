import { until } from './until.ts'

/** Waits until nothing moves but what never stops, as skeletons: in two frames, since a press may begin more. */
export async function atRest(element: HTMLElement): Promise<void> {
  const rests = () => element.getAnimations({ subtree: true }).every(isEndless)
  let wasAtRest = false
  await until(() => {
    const isAtRest = rests()
    const isDone = isAtRest && wasAtRest
    wasAtRest = isAtRest
    return isDone
  })
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
}
