export {default as Shown} from './Counter';
