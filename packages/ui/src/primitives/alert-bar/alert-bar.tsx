/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { closeIcon } from '../../icons/icons.ts'
import { warningIcon } from '../../icons/page-icons.ts'
import { media } from '../../theme/mixins.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'

/** How serious it is. */
export type AlertTone = 'warn' | 'bad'

/** Props of an alert bar; others go to its `<div>`. */
export interface AlertBarProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly tone?: AlertTone | undefined
  /** The bold line. */
  readonly title: ReactNode
  /** Without it the bar stays. */
  readonly onDismiss?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
}

/** Trouble with how the site is set up, above the header. */
export const AlertBar = forwardRef<HTMLDivElement, AlertBarProps>(function AlertBar(
  { tone = 'bad', title, onDismiss, dismissLabel = '', children, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      role="alert"
      data-part="alert-bar"
      {...rest}
      css={(theme) => alertBarStyles(theme, tone)}
    >
      <Icon shape={warningIcon} />
      <div>
        <b>{title}</b>
        {children}
      </div>
      {onDismiss && (
        <IconButton icon={closeIcon} label={dismissLabel} onClick={() => onDismiss()} />
      )}
    </div>
  )
})

/** A bar across the card's upper end. */
function alertBarStyles({ color, space, type, u }: Theme, tone: AlertTone): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(1),
    alignItems: 'flex-start',
    flex: 'none',
    paddingBlock: space[3],
    paddingInline: `${space[5]} ${space[2]}`,
    borderBlockEnd: '1px solid transparent',
    backgroundColor: color[`${tone}-soft`],
    color: color.text,
    '& > svg': { color: color[tone], marginBlockStart: u(-0.1) },
    '& > button': { marginBlock: u(-0.7) },
    '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    [media.sheet]: { paddingBlockStart: space[5] },
    '& b': { display: 'block', fontWeight: 600 },
  }
}
