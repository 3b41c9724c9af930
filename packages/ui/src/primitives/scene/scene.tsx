/** @jsxImportSource @emotion/react */
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import type { ArtShape } from '../../art/art-shape.ts'
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
  return (
    <div ref={ref} data-part="scene" {...rest} css={sceneStyles}>
      {art && (
        <svg viewBox="0 0 72 72" aria-hidden="true" css={artStyles}>
          {art.map(({ path, fill, stroke, width, dash }) => (
            <path
              key={path}
              d={path}
              strokeWidth={width}
              strokeDasharray={dash}
              css={(theme) => layerStyles(theme, fill, stroke)}
            />
          ))}
        </svg>
      )}
      <h3>{title}</h3>
      {children}
    </div>
  )
})
