import {partError} from '../ground';

/** Stops the build. */
export function fail(message: string): never {
  throw partError('css', message);
}
