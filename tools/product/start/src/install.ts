import { installPackages } from '../../../bootstrap/src/install-packages.mjs';
import { PRODUCT } from './project';

/** Installs the packages of the sample project unless they are there already. */
export function installProduct(): Promise<void> {
  return installPackages({ folder: PRODUCT, title: 'Installing the product' });
}
