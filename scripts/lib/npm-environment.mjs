/**
 * The environment of npm in a folder of its own. A run of npm passes its settings to its children: the folder that
 * it was started in, and, after `npm test --silent`, that nothing is printed, not even why npm fails.
 */
export function npmEnvironment(folder) {
  return { npm_config_local_prefix: folder, INIT_CWD: folder, npm_config_loglevel: 'notice' }
}
