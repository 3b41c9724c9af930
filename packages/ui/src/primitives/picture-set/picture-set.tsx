import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { useCss } from '../../styling/use-css.ts'
import { Image } from '../image/image.tsx'
import { pictureSetStyles } from './picture-set.styles.ts'

/** Props of a picture set; others go to its `<span>`. */
export interface PictureSetProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Up to four addresses; missing ones are shown as stand-ins. */
  readonly sources: readonly (string | undefined)[]
}

/** The picture of All wallets: four of them. */
export const PictureSet = forwardRef<HTMLSpanElement, PictureSetProps>(function PictureSet(
  { sources, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <span
      ref={ref}
      data-part="picture-set"
      {...rest}
      className={css(pictureSetStyles(), rest.className)}
    >
      {[0, 1, 2, 3].map((place) => (
        <Image key={place} src={sources[place]} size={1.5} />
      ))}
    </span>
  )
})
