/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { infoIcon } from '../../icons/info.ts'
import { Icon } from '../icon/icon.tsx'
import { hintStyles } from './hint.styles.ts'

/** Props of a hint; others go to its `<p>`. */
export interface HintProps extends ComponentPropsWithoutRef<'p'> {
  /** Something is wrong with the field above. */
  readonly isError?: boolean | undefined
}

/** A line below a field; a wrong one is announced as it appears. */
export const Hint = forwardRef<HTMLParagraphElement, HintProps>(function Hint(
  { isError = false, children, ...rest },
  ref,
) {
  return (
    <p
      ref={ref}
      data-part="hint"
      role={isError ? 'alert' : undefined}
      {...rest}
      css={(theme) => hintStyles(theme, isError)}
    >
      {isError && <Icon shape={infoIcon} size="s" />}
      <span>{children}</span>
    </p>
  )
})
