import { until } from './until.ts'

/**
 * Ends what moves, but what never stops, as skeletons; until nothing moves in two frames, since a press may
 * begin more.
 */
export async function atRest(element: HTMLElement): Promise<void> {
  let wasAtRest = false
  await until(() => {
    const moving = element.getAnimations({ subtree: true }).filter((each) => !isEndless(each))
    for (const animation of moving) animation.finish()
    const isDone = moving.length === 0 && wasAtRest
    wasAtRest = moving.length === 0
    return isDone
  })
}

function isEndless({ effect }: Animation): boolean {
  return effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
}
