/** In gjs: the libraries of GNOME, by their introspection. */
declare const imports: { readonly gi: any };
/** In gjs: what the program was given. */
declare const ARGV: readonly string[];
