import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { infoIcon } from '../../icons/info.ts'
import { useCss } from '../../styling/use-css.ts'
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
  const css = useCss()
  return (
    <p
      ref={ref}
      data-part="hint"
      role={isError ? 'alert' : undefined}
      {...rest}
      className={css(hintStyles(isError), rest.className)}
    >
      {isError && <Icon shape={infoIcon} size="s" />}
      <span>{children}</span>
    </p>
  )
})
