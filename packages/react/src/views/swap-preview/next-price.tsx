/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { clockIcon, Icon } from '@latchkey/ui'
import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'

/** Between two prices, in seconds. Source: docs/constants.json, `swap`. */
const REFRESH_S = 10

/** Seconds until the next price, counted from when it appears: each price has one of its own. */
export function NextPrice(): ReactElement {
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
      {seconds === 0
        ? text.get('swap.review.new')
        : text.get('swap.review.next', { seconds: `${seconds}` })}
    </p>
  )
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
