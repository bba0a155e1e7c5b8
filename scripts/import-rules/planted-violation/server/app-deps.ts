export interface AppDeps {
  clock: () => Date;
}
