import { impactLevel } from '@latchkey/core/views'
import { formatPercent } from '../../format/percent.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** More comes from a wrong price; its figures would leave their line. */
const MOST_PERCENT = 9_999

/** A sentence about a price, and the reason to look again. */
export interface SwapImpactModel {
  readonly title: string
  readonly text?: string | undefined
}

/**
 * Says what has to be pointed out of a price impact.
 *
 * @param isLost - A price that was known before is unknown now.
 * @returns undefined where nothing is.
 */
export function swapImpact(
  priceImpact: number | undefined,
  { isLost }: { readonly isLost: boolean },
  text: Wording,
): SwapImpactModel | undefined {
  const percent = percentText(Math.abs(priceImpact ?? 0), text)
  switch (impactLevel(priceImpact)) {
    case 'warning':
    case 'high':
      return { title: text.get('swap.impact.title', { percent }) }
    case 'doubtful':
      return {
        title: text.get('swap.doubt.title', { percent }),
        text: text.get('swap.doubt.text'),
      }
    case 'unknown':
      return isLost
        ? { title: text.get('swap.priceLost.title'), text: text.get('swap.priceLost.text') }
        : undefined
    case 'low':
      return undefined
  }
}

function percentText(percent: number, { locale }: Wording): string {
  const most = Math.min(percent, MOST_PERCENT)
  return `${percent > most ? '>' : ''}${formatPercent(most, { locale })}`
}
