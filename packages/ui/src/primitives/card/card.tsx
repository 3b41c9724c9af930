/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react'
import { hiddenStyles } from '../../a11y/visually-hidden.tsx'
import { backIcon, closeIcon } from '../../icons/icons.ts'
import { useMergedRef } from '../../root/use-merged-ref.ts'
import { media, TRUNCATED } from '../../theme/mixins.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { useScrollEdges } from './use-scroll-edges.ts'

/** Props of a card's body; others go to its scrolling `<div>`. */
export interface CardBodyProps extends ComponentPropsWithoutRef<'div'> {
  /** Scenes (latch, QR, empty, error) are centred; everything else begins at the start. */
  readonly isCentered?: boolean | undefined
}

/** The one part of a card that scrolls. */
export const CardBody = forwardRef<HTMLDivElement, CardBodyProps>(function CardBody(
  { isCentered = false, children, ...rest },
  ref,
) {
  const scroller = useRef<HTMLDivElement>(null)
  useScrollEdges(scroller)
  return (
    <div ref={useMergedRef(scroller, ref)} data-part="card-body" {...rest} css={bodyStyles}>
      <div css={(theme) => bodyContentStyles(theme, isCentered)}>{children}</div>
    </div>
  )
})

/** A line below the body that does not scroll with it. No `<footer>`: the page has its own. */
export const CardFooter = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function CardFooter(props, ref) {
    return <div ref={ref} data-part="card-footer" {...props} css={footerStyles} />
  },
)

/** Props of a card's header; others go to its `<div>`. */
export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly title?: ReactNode
  /** In the title's place, such as the network button of Account. The title is then for screen readers only. */
  readonly start?: ReactNode
  /** Before the close button, such as help. */
  readonly end?: ReactNode
  /** Without it there is no back button. */
  readonly onBack?: (() => void) | undefined
  readonly backLabel?: string | undefined
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
}

/**
 * Title, back button and close button. Its children lie over it: a `Snackbar`. No `<header>`: in a
 * dialog that would be a second banner of the page.
 */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(
  { title, start, end, onBack, backLabel = '', onClose, closeLabel = '', children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      part="header"
      data-part="card-header"
      {...rest}
      css={(theme) => headerStyles(theme, onBack !== undefined)}
    >
      {onBack && (
        <IconButton
          icon={backIcon}
          label={backLabel}
          data-testid="header-back"
          onClick={() => onBack()}
        />
      )}
      <div css={headerStartStyles}>
        <h2
          data-part="card-title"
          tabIndex={-1}
          css={start === undefined ? titleStyles : hiddenStyles}
        >
          {title}
        </h2>
        {start}
      </div>
      {end}
      {onClose && (
        <IconButton
          icon={closeIcon}
          label={closeLabel}
          data-testid="header-close"
          onClick={() => onClose()}
        />
      )}
      {children}
    </div>
  )
})

/** The title line. */
function headerStyles({ space, u }: Theme, hasBack: boolean): CSSObject {
  return {
    position: 'relative',
    zIndex: 1,
    display: 'flex',
    alignItems: 'center',
    gap: space[1],
    flex: 'none',
    minHeight: u(6),
    paddingInline: `${hasBack ? space[2] : space[5]} ${space[3]}`,
    [media.sheet]: {
      // Room for the bar that shows that the sheet can be pulled.
      paddingBlockStart: space[2],
      paddingInlineEnd: space[2],
      touchAction: 'none',
      ...(hasBack && { paddingInlineStart: u(0.2) }),
    },
    [media.low]: { minHeight: u(4.8) },
  }
}

/** Content at the start of the title line; it takes the remaining width. */
function headerStartStyles(): CSSObject {
  return { flex: 1, minWidth: 0, display: 'flex', alignItems: 'center' }
}

/** The title, on one line. It takes the focus when a view begins and shows no ring for it. */
function titleStyles({ type }: Theme): CSSObject {
  return { ...TRUNCATED, ...type.title, '&:focus': { outline: 'none' } }
}

/** The part that scrolls, with a hairline above and a fade below while there is more. */
function bodyStyles({ color, u }: Theme): CSSObject {
  return {
    flex: '0 1 auto',
    minHeight: 0,
    marginBlockStart: -1,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'thin',
    // An element that gets the focus is not left in the fade.
    scrollPaddingBlockEnd: u(5.6),
    borderBlockStart: '1px solid transparent',
    // Forced colours would show it.
    [media.forced]: { borderBlockStartColor: 'Canvas' },
    '--lk-scroll-line': 'transparent',
    '&[data-scrolled]': { borderBlockStartColor: color.line, '--lk-scroll-line': color.line },
    // A bar that stays at the top has the line below it.
    [`${media.high} and (forced-colors:none)`]: {
      '&:has([data-sticky])': { borderBlockStartColor: 'transparent' },
    },
    '&::after': {
      content: '""',
      display: 'none',
      position: 'sticky',
      bottom: 0,
      height: u(5.6),
      marginBlockStart: u(-5.6),
      background: `linear-gradient(transparent,${color.card})`,
      pointerEvents: 'none',
    },
    '&[data-more]::after': { display: 'block', [media.forced]: { display: 'none' } },
    // One row of a list fills the body there. A code to scan has its room above the fade at 200 %.
    [media.low]: {
      scrollPaddingBlockEnd: u(1.6),
      '&::after': { height: u(1.6), marginBlockStart: u(-1.6) },
    },
    '&:focus-visible': { outline: `2px solid ${color.accent}`, outlineOffset: '-2px' },
  }
}

/** The view itself. */
function bodyContentStyles({ space }: Theme, isCentered: boolean): CSSObject {
  return {
    display: 'flex',
    flexDirection: 'column',
    // Visually hidden elements scroll along, instead of making the card itself higher.
    position: 'relative',
    '--lk-card-end': space[5],
    padding: `${space[1]} ${space[5]} var(--lk-card-end)`,
    ...(isCentered && { textAlign: 'center' }),
    [media.sheet]: {
      '--lk-card-end': `max(${space[5]},env(safe-area-inset-bottom) + ${space[4]})`,
    },
  }
}

/** A line below the body that does not scroll with it. */
function footerStyles({ color, space, type }: Theme): CSSObject {
  return {
    ...type.small,
    flex: 'none',
    padding: `${space[3]} ${space[5]}`,
    borderBlockStart: `1px solid ${color.line}`,
    color: color['text-2'],
    textAlign: 'center',
  }
}
