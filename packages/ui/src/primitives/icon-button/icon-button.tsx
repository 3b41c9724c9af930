/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import type { IconShape } from '../../icons/icon-shape.ts'
import { Icon } from '../icon/icon.tsx'
import { type IconButtonTone, iconButtonStyles } from './icon-button.styles.ts'

/** Props of an icon button; others go to its `<button>`. */
export interface IconButtonProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  readonly icon: IconShape
  /** What it does, for those who do not see the icon. */
  readonly label: string
  readonly tone?: IconButtonTone | undefined
  readonly iconSize?: 's' | 'm' | undefined
}

/** A button with an icon alone. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, tone = 'quiet', iconSize = 'm', ...rest },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      data-part="icon-button"
      aria-label={label}
      {...rest}
      css={(theme) => iconButtonStyles(theme, tone)}
    >
      <Icon shape={icon} size={iconSize} />
    </button>
  )
})
