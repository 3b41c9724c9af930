import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { ArtShape } from '../../art/art-shape.ts'
import { useCss } from '../../styling/use-css.ts'
import { artStyles, layerStyles, sceneStyles } from './scene.styles.ts'

/** Props of a scene; others go to its `<div>`. */
export interface SceneProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly art?: ArtShape | undefined
  readonly title: ReactNode
}

/** Nothing here, or something failed: what it is, what it means, at most one way on. */
export const Scene = forwardRef<HTMLDivElement, SceneProps>(function Scene(
  { art, title, children, ...rest },
  ref,
) {
  const css = useCss()
  return (
    <div ref={ref} data-part="scene" {...rest} className={css(sceneStyles(), rest.className)}>
      {art && (
        <svg viewBox="0 0 72 72" aria-hidden="true" className={css(artStyles())}>
          {art.map(({ path, fill, stroke, width, dash }) => (
            <path
              key={path}
              d={path}
              strokeWidth={width}
              strokeDasharray={dash}
              className={css(layerStyles(fill, stroke))}
            />
          ))}
        </svg>
      )}
      <h3>{title}</h3>
      {children}
    </div>
  )
})
