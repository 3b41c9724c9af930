/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { clockIcon, externalIcon, Icon, type IconShape } from '@latchkey/ui'
import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import type { BuyModel } from './on-ramp-providers.model.ts'

/** When prices are read again, and what pressing a row does. */
export function Hints({ model }: { readonly model: BuyModel }): ReactElement {
  const { text } = useModalContext()
  const { next } = model
  return (
    <div>
      {next && (
        <Line icon={clockIcon}>
          <NextPrices key={next.atMs} seconds={next.seconds} />
        </Line>
      )}
      <Line icon={externalIcon}>{text.get('buy.window')}</Line>
    </div>
  )
}

interface LineProps {
  readonly icon: IconShape
  readonly children: ReactNode
}

function Line({ icon, children }: LineProps): ReactElement {
  return (
    <p css={lineStyles}>
      <Icon shape={icon} size="s" />
      <span>{children}</span>
    </p>
  )
}

/** Seconds until the next prices, counted from when they appear. */
function NextPrices({ seconds }: { readonly seconds: number }): ReactElement {
  const { text } = useModalContext()
  const [left, setLeft] = useState(seconds)
  const line = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const page = line.current?.ownerDocument.defaultView
    const timer = page?.setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1_000)
    return () => page?.clearInterval(timer)
  }, [])
  return (
    <span ref={line} data-testid="buy-next">
      {left === 0 ? text.get('buy.reading') : text.get('buy.next', { seconds: `${left}` })}
    </span>
  )
}

function lineStyles({ color, space, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: space[2],
    margin: 0,
    color: color['text-2'],
    fontVariantNumeric: 'tabular-nums lining-nums',
    textWrap: 'pretty',
    '& > svg': { flex: 'none', marginBlockStart: u(0.1) },
    '& + &': { marginBlockStart: u(0.6) },
  }
}
