/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { clockIcon, Icon } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { formatPercent } from '../../format/percent.ts'
import type { Wording } from '../../messages/create-wording.ts'

/** Between two prices, in seconds. Source: docs/constants.json, `swap`. */
const REFRESH_S = 10

/** How long it says what changed, in seconds. */
const CHANGE_S = 4

interface NextPriceProps {
  /** How much more, or less, this price brings than the one before, in percent; undefined for the first one. */
  readonly change: number | undefined
}

/**
 * Says what changed with this price, then the seconds until the next one, counted from when it appears: each price has
 * one of its own.
 */
export function NextPrice({ change }: NextPriceProps): ReactElement {
  const { text } = useModalContext()
  const [seconds, setSeconds] = useState(REFRESH_S)
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const page = line.current?.ownerDocument.defaultView
    const timer = page?.setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1_000)
    return () => page?.clearInterval(timer)
  }, [])
  return (
    <p ref={line} css={nextStyles} data-testid="swap-next-price">
      <Icon shape={clockIcon} size="s" />
      {change !== undefined && seconds > REFRESH_S - CHANGE_S
        ? changeText(change, text)
        : seconds === 0
          ? text.get('swap.review.new')
          : text.get('swap.review.next', { seconds: `${seconds}` })}
    </p>
  )
}

function changeText(change: number, text: Wording): string {
  const percent = formatPercent(Math.abs(change), { locale: text.locale })
  return text.get(change < 0 ? 'swap.review.less' : 'swap.review.more', { percent })
}

function nextStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    margin: 0,
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
  }
}
