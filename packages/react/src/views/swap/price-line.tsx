/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { chevronDownIcon, focusRing, Icon, media, Skeleton, Text } from '@latchkey/ui'
import { type ReactElement, useId, useLayoutEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { SwapDetails } from '../../partials/swap-details/swap-details.tsx'
import type { SwapModel } from './swap.model.ts'

/**
 * Rate and fee on one line, which opens the details. While the price is read their place is reserved, that of
 * open details too.
 */
export function PriceLine({ model }: { readonly model: SwapModel }): ReactElement | null {
  const { text } = useModalContext()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const [openPx, setOpenPx] = useState(0)
  const { details, isReading } = model
  useLayoutEffect(() => {
    if (details !== undefined && isOpen) setOpenPx(section.current?.offsetHeight ?? 0)
  }, [details, isOpen])
  if (details === undefined) {
    if (!isReading) return null
    return (
      <div aria-hidden="true">
        <div css={lineStyles}>
          <Skeleton width={14} height={1.2} />
          <Skeleton width={7} height={1.2} />
        </div>
        {isOpen && <div style={{ height: openPx }} />}
      </div>
    )
  }
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        css={lineStyles}
        data-testid="swap-price"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Text as="span" variant="small">
          <bdi dir="ltr">{details.rate}</bdi>
        </Text>
        <span css={feeStyles}>
          {details.provider && (
            <Text as="span" variant="small">
              {text.get('swap.fee', { amount: details.provider.value })}
            </Text>
          )}
          <span css={(theme) => chevronStyles(theme, isOpen)}>
            <Icon shape={chevronDownIcon} size="s" />
          </span>
        </span>
      </button>
      {isOpen && (
        <section ref={section} id={id} aria-label={text.get('swap.details')}>
          <SwapDetails details={details} />
        </section>
      )}
    </div>
  )
}

function lineStyles(theme: Theme): CSSObject {
  const { radius, space, u } = theme
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space[3],
    width: '100%',
    minHeight: u(2.4),
    padding: 0,
    border: 0,
    borderRadius: radius.s,
    background: 'none',
    textAlign: 'start',
    '&:focus-visible': focusRing(theme),
    [media.sheet]: { minHeight: u(4.4) },
  }
}

function feeStyles({ space }: Theme): CSSObject {
  return { display: 'flex', alignItems: 'center', gap: space[1] }
}

function chevronStyles({ color }: Theme, isOpen: boolean): CSSObject {
  return { display: 'flex', color: color['text-2'], ...(isOpen && { transform: 'rotate(180deg)' }) }
}
