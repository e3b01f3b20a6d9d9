export interface VendorTool {
  script: string;
  /** Hash of the script, as `sha384-…`: any other text does not run. */
  integrity?: string;
  stylesheet?: string;
  globalName?: string;
  closeEvent?: string;
}
