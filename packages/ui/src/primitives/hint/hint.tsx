/** @jsxImportSource @emotion/react */
import type { CSSObject, Theme } from '@emotion/react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { problemIcon } from '../../icons/icons.ts'
import type { IconShape } from '../../icons/page-icons.ts'
import { Icon } from '../icon/icon.tsx'

/** Props of a hint; others go to its `<p>`. */
export interface HintProps extends ComponentPropsWithoutRef<'p'> {
  /** Something is wrong with the field above. */
  readonly isError?: boolean | undefined
  /** Before the text of one that is no error. */
  readonly icon?: IconShape | undefined
}

/** A line below a field; a wrong one is announced as it appears. */
export const Hint = forwardRef<HTMLParagraphElement, HintProps>(function Hint(
  { isError = false, icon, children, ...rest },
  ref,
) {
  const shown = isError ? problemIcon : icon
  return (
    <p
      ref={ref}
      data-part="hint"
      role={isError ? 'alert' : undefined}
      {...rest}
      css={(theme) => hintStyles(theme, isError)}
    >
      {shown && <Icon shape={shown} size="s" />}
      <span>{children}</span>
    </p>
  )
})

/** A line below a field. */
function hintStyles({ color, type, u }: Theme, isError: boolean): CSSObject {
  return {
    ...type.small,
    display: 'flex',
    gap: u(0.6),
    alignItems: 'flex-start',
    marginBlockStart: u(0.6),
    color: color[isError ? 'bad' : 'text-2'],
    textWrap: 'pretty',
  }
}
