import { createRequire } from 'node:module'
import { SandboxError } from '../../sandbox-error.ts'

/**
 * Path of the real anvil program. The package `@foundry-rs/anvil` contains only a starter script;
 * the program itself is in an optional package per platform beside it.
 *
 * @throws SandboxError `anvil-missing` when there is none for this machine.
 */
export function findAnvil(
  platform: NodeJS.Platform = process.platform,
  architecture: string = process.arch,
): string {
  const program = platform === 'win32' ? 'anvil.exe' : 'anvil'
  const cpu = architecture === 'x64' ? 'amd64' : architecture
  const name = `@foundry-rs/anvil-${platform}-${cpu}`
  try {
    const starter = createRequire(import.meta.url).resolve('@foundry-rs/anvil/package.json')
    return createRequire(starter).resolve(`${name}/bin/${program}`)
  } catch (error) {
    throw new SandboxError(
      'anvil-missing',
      `The local chain program is missing: ${name} is not installed. ` +
        'Install again without leaving out optional dependencies; on a platform that has none, start the sandbox without its chains.',
      error,
    )
  }
}
