/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { backIcon } from '../../icons/back.ts'
import { closeIcon } from '../../icons/close.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { headerStartStyles, headerStyles, titleStyles } from './card.styles.ts'

/** Props of a card's header; others go to its `<div>`. */
export interface CardHeaderProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly title?: ReactNode
  /** In the title's place, such as the network button of Account. */
  readonly start?: ReactNode
  /** Before the close button, such as help. */
  readonly end?: ReactNode
  /** Without it there is no way back and no arrow. */
  readonly onBack?: (() => void) | undefined
  readonly backLabel?: string | undefined
  /** Without it there is no close button. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
}

/**
 * Title, way back and way out. Its children lie over it: a `Snackbar`. No `<header>`: in a dialog
 * that would be a second banner of the page.
 */
export const CardHeader = forwardRef<HTMLDivElement, CardHeaderProps>(function CardHeader(
  { title, start, end, onBack, backLabel = '', onClose, closeLabel = '', children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
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
      <div css={headerStartStyles()}>
        {start ?? (
          <h2 data-part="card-title" tabIndex={-1} css={titleStyles}>
            {title}
          </h2>
        )}
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
