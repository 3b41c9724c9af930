/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import {
  chevronDownIcon,
  focusRing,
  Hint,
  Icon,
  media,
  Skeleton,
  Text,
  warningIcon,
} from '@latchkey/ui'
import { type ReactElement, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react'
import { useModalContext } from '../../context/modal-context.ts'
import { SwapDetails } from '../../partials/swap-details/swap-details.tsx'
import type { SwapModel } from './swap.model.ts'

interface PriceLineProps {
  readonly model: SwapModel
}

/**
 * Rate and fee on one line, which opens the details. From two tokens on its place is reserved, that of open
 * details too, and a great loss stands in it: no price moves the button below.
 */
export function PriceLine({ model }: PriceLineProps): ReactElement | null {
  const [isOpen, setIsOpen] = useState(false)
  const section = useRef<HTMLElement>(null)
  const [openPx, setOpenPx] = useState(0)
  const { details, failure, isReading } = model
  useLayoutEffect(() => {
    if (details !== undefined && isOpen) setOpenPx(section.current?.offsetHeight ?? 0)
  }, [details, isOpen])
  if (failure !== undefined) {
    return (
      <Hint isError role="alert" css={failureStyles} data-testid="swap-failure">
        {failure}
      </Hint>
    )
  }
  if (details !== undefined) {
    return <Known model={model} isOpen={isOpen} setIsOpen={setIsOpen} section={section} />
  }
  if (model.from === undefined || model.to === undefined) return null
  return (
    <div aria-hidden="true">
      <div css={lineStyles}>
        {isReading && <Skeleton width={14} height={1.2} />}
        {isReading && <Skeleton width={7} height={1.2} />}
      </div>
      {isOpen && <div style={{ height: openPx }} />}
    </div>
  )
}

interface KnownProps extends PriceLineProps {
  readonly isOpen: boolean
  setIsOpen(isOpen: boolean): void
  readonly section: RefObject<HTMLElement | null>
}

function Known({ model, isOpen, setIsOpen, section }: KnownProps): ReactElement | null {
  const { text } = useModalContext()
  const id = useId()
  const { details, impact } = model
  if (details === undefined) return null
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
        {impact === undefined ? (
          <Text as="span" variant="small">
            <bdi dir="ltr">{details.rate}</bdi>
          </Text>
        ) : (
          <span css={impactStyles} data-testid="swap-impact-line">
            <Icon shape={warningIcon} size="s" />
            <span css={titleStyles}>{impact.title}</span>
          </span>
        )}
        <span css={feeStyles}>
          {details.provider && impact === undefined && (
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
  return { display: 'flex', alignItems: 'center', gap: space[1], marginInlineStart: 'auto' }
}

/** A loss in the place of the rate, which the details repeat. */
function impactStyles({ color, type, u }: Theme): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    alignItems: 'center',
    gap: u(0.6),
    flex: '1 1 0',
    minWidth: 0,
    color: color.warn,
    fontWeight: 600,
  }
}

function titleStyles(): CSSObject {
  return { minWidth: 0, overflowWrap: 'anywhere' }
}

/** As high as the line in whose place it stands. */
function failureStyles({ u }: Theme): CSSObject {
  return { marginBlockStart: 0, minHeight: u(2.4), [media.sheet]: { minHeight: u(4.4) } }
}

function chevronStyles({ color }: Theme, isOpen: boolean): CSSObject {
  return { display: 'flex', color: color['text-2'], ...(isOpen && { transform: 'rotate(180deg)' }) }
}
